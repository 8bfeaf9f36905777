/** The only global that the types of RxJS need. */
declare function setTimeout(act: () => void, ms?: number): number;
