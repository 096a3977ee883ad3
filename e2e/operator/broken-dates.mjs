// Preloaded to make rendering fail: formatting a date throws.
Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
  get() {
    throw new Error('Dates are broken on purpose.');
  },
});
