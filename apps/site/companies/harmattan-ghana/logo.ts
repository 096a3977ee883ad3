import type { LogoMark } from '../../shared/company.ts';

/** The company's mark: two sewn strips and the thread that crosses them. Roles are coloured by the site. */
export const logoMark: LogoMark = {
  viewBox: '0 0 44 44',
  paths: [
    { role: 'brand', d: 'M6 2h10v40h-10zM28 2h10v40h-10z' },
    { role: 'thread', d: 'M0 29L28 15v9L0 38zM38 10l6-3v9l-6 3z' },
  ],
};
