// Stands for `tslib` in the panel. RxJS uses most of it for async iterables and readable streams,
// which the panel never gives to RxJS: their code would be 1 % of the first screen.

/** An object's own properties without some of them. */
export const __rest = (object, names) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

const unsupported = () => {
  throw new TypeError('The panel has RxJS without async iterables.');
};

export const __asyncGenerator = unsupported;
export const __asyncValues = unsupported;
export const __await = unsupported;
export const __awaiter = unsupported;
