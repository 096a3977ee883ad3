import type { LogoMark } from '../../shared/company.ts';

/** The company's mark: a woven square, three strips over the thread that holds them. */
export const logoMark: LogoMark = {
  viewBox: '0 0 44 44',
  paths: [
    { role: 'brand', d: 'M4 2h8v40h-8zM18 2h8v40h-8zM32 2h8v40h-8z' },
    { role: 'thread', d: 'M0 18h18v8h-18zM26 18h18v8h-18z' },
  ],
};
