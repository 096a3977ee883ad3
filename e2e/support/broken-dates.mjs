// Loaded before a site whose rendering is to fail: dates cannot be written, which no content brings about.
Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
  get() {
    throw new Error('Dates are broken on purpose.');
  },
});
