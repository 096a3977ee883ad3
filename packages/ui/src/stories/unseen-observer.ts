/** Stands for an observer of a browser where there is no layout: it sees nothing. */
export class UnseenObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
