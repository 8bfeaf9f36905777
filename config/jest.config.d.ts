export const isLeftOut: (file: string) => boolean;
