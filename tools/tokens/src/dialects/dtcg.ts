import { colorOf, ownExtension } from '@insurance-kit/ui/tokens';
import {
  audienceEntries,
  audiencesIn,
  type Book,
  entriesIn,
  fileOf,
  looksIn,
  pairsIn,
  place,
  type Tree,
  tokensOf,
  treeOf,
} from '../book.ts';
import { type Dialect, json, parsed } from './dialect.ts';

const kitName = 'kit.tokens.json';
const fileName = (company: string): string => `${company}.tokens.json`;

/** The resolver's file name. */
export const resolverName = 'tokens.resolver.json';

/** Which files make up what an audience of a company sees. */
const resolverOf = ({ kit, companies }: Book): Tree => {
  const audiences = new Set([...companies.values()].flatMap(audiencesIn));
  const [firstCompany] = companies.keys();
  const [firstAudience] = audiences;
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    version: '2025.10',
    sets: { kit: { sources: [{ $ref: kitName }] } },
    modifiers: {
      company: {
        contexts: Object.fromEntries(
          [...companies.keys()].map((company) => [company, [{ $ref: fileName(company) }]]),
        ),
        default: firstCompany,
      },
      audience: {
        contexts: Object.fromEntries(
          [...audiences].map((audience) => [audience, [treeOf(audienceEntries(kit, audience))]]),
        ),
        default: firstAudience,
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/kit' },
      { $ref: '#/modifiers/company' },
      { $ref: '#/modifiers/audience' },
    ],
  };
};

const companyTree = (book: Book, company: string): Tree => {
  const tree = fileOf(book.companies.get(company) ?? []);
  for (const [one, audience] of looksIn(book)) {
    if (one !== company) continue;
    // The contrast that each pair has, and the contrast that it needs.
    const contrast = pairsIn(tokensOf(book, company, audience)).map(
      ({ ink, surface, has, needs }) => ({ ink, surface, has: Number(has.toFixed(2)), needs }),
    );
    place(tree, `brand.${audience}.$extensions`, { [ownExtension]: { contrast } });
  }
  return tree;
};

/** Colours as other tools and older drafts write them, `#RRGGBB`, in the format's own way. */
export const modern = (node: unknown): unknown => {
  if (typeof node === 'string' && /^#[\da-f]{6}$/i.test(node)) return colorOf(node.toLowerCase());
  if (Array.isArray(node)) return node.map(modern);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, part]) =>
      key === 'hex' && typeof part === 'string' ? [key, part.toLowerCase()] : [key, modern(part)],
    ),
  );
};

/** The format itself, with a resolver: a file for the kit, and one for each company. */
export const dtcg: Dialect = {
  about: 'DTCG 2025.10, with a resolver of companies and audiences',
  write: (book) => ({
    [kitName]: json(fileOf(book.kit)),
    ...Object.fromEntries(
      [...book.companies.keys()].map((company) => [
        fileName(company),
        json(companyTree(book, company)),
      ]),
    ),
    [resolverName]: json(resolverOf(book)),
  }),
  read: (files, known) => {
    const source = (file: string) => ({ file, tokens: modern(parsed(files, file)) });
    const kit = { file: 'the kit', tokens: fileOf(known.kit) };
    return {
      kit: kitName in files ? entriesIn(source(kitName)) : new Map(),
      companies: new Map(
        [...known.companies.keys()]
          .filter((company) => fileName(company) in files)
          .map((company) => [company, entriesIn(source(fileName(company)), kit)]),
      ),
    };
  },
};
