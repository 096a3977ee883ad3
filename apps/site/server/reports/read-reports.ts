import * as v from 'valibot';
import type { RoutePatterns } from '../http/route-patterns.ts';

const ownTypes = ['csp-violation', 'crash', 'deprecation', 'intervention'] as const;

/** What browsers report by themselves; `extension`: what a visitor's own browser extension was refused. */
export type ReportType = (typeof ownTypes)[number] | 'extension' | 'other';

/** What is kept of a report: nothing of it is about a person. */
export interface BrowserReport {
  readonly type: ReportType;
  /** Which part of the policy was broken; `none` where it is not about the policy. */
  readonly directive: string;
  /** The pattern of the page's route. */
  readonly route: string;
  /** What was refused, or why the page crashed: a keyword, or an origin. */
  readonly about: string;
  /** Where it came from: a script of the site's, or an origin. */
  readonly source: string;
  readonly line: number | undefined;
}

/** Reports that are read of one message. */
const mostReports = 20;

/** The directives that a page's policy has, and those that browsers name in place of them. */
const directives = new Set(
  'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src frame-src media-src worker-src manifest-src frame-ancestors base-uri object-src form-action require-trusted-types-for trusted-types'.split(
    ' ',
  ),
);

const text = v.fallback(v.optional(v.string()), undefined);
const number = v.fallback(v.optional(v.number()), undefined);
const body = v.fallback(
  v.object({
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
    lineNumber: number,
    reason: text,
    id: text,
  }),
  {},
);
/** The Reporting API's: `application/reports+json`. */
const reports = v.array(v.object({ type: v.string(), url: text, body }));
/** The older form, of browsers that know `report-uri` alone: `application/csp-report`. */
const cspReport = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': number,
  }),
});
const message = v.union([
  reports,
  v.pipe(
    cspReport,
    v.transform(
      ({ 'csp-report': report }): v.InferOutput<typeof reports> => [
        {
          type: 'csp-violation',
          url: report['document-uri'],
          body: {
            effectiveDirective:
              report['effective-directive'] ?? report['violated-directive']?.split(' ', 1)[0],
            blockedURL: report['blocked-uri'],
            sourceFile: report['source-file'],
            lineNumber: report['line-number'],
          },
        },
      ],
    ),
  ),
]);

const keyword = /^[\w-]{1,40}$/;
const ofExtension = /^[a-z-]*extension\b/;
const ownFile = /^\/assets\/[\w.-]+$/;

/** A keyword as it is; of an address its origin, or its file where that is a script of the site's. */
const shortOf = (given: string | undefined, origin: string): string => {
  if (given === undefined || given === '') return 'none';
  if (keyword.test(given)) return given;
  const url = URL.parse(given);
  if (url === null) return 'unreadable';
  if (url.origin === origin) return ownFile.test(url.pathname) ? url.pathname : 'self';
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 100);
};

const typeOf = (type: string, given: v.InferOutput<typeof body>): ReportType => {
  if ([given.blockedURL, given.sourceFile].some((address) => ofExtension.test(address ?? ''))) {
    return 'extension';
  }
  return ownTypes.find((own) => own === type) ?? 'other';
};

/**
 * Reads what a browser has sent, in either form.
 *
 * @param origin the one that pages have; reports about others are left out.
 * @returns `undefined` where it is no report.
 */
export function readReports(
  json: unknown,
  origin: string | undefined,
  patterns: RoutePatterns,
): readonly BrowserReport[] | undefined {
  const reading = v.safeParse(message, json);
  if (!reading.success) return undefined;
  return reading.output.slice(0, mostReports).flatMap(({ type, url, body: given }) => {
    const page = URL.parse(url ?? '');
    if (page === null || page.origin !== origin) return [];
    const { effectiveDirective = '', blockedURL, sourceFile, lineNumber, reason, id } = given;
    const broken = directives.has(effectiveDirective) ? effectiveDirective : 'other';
    return [
      {
        type: typeOf(type, given),
        directive: type === 'csp-violation' ? broken : 'none',
        route: patterns.of(page.pathname),
        about: shortOf(blockedURL ?? reason ?? id, origin),
        source: shortOf(sourceFile, origin),
        line: lineNumber,
      },
    ];
  });
}
