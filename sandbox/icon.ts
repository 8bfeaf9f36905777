/** The favicon of all sandbox pages: a quill stroke. */
export const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%231d2327'/%3E%3Cpath d='M20 6c-6 3-9 9-9 20 5-3 9-9 9-20z' fill='%23fff'/%3E%3C/svg%3E";
