// Loaded before a site to make rendering fail: formatting a date throws. No content could cause
// that.
Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
  get() {
    throw new Error('Dates are broken on purpose.');
  },
});
