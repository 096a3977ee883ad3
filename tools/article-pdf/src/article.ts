import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An article as it is printed. */
export interface PrintedArticle {
  readonly id: number;
  /** Text with emphasis, as HTML; so is the excerpt, the lead below it. */
  readonly caption: string;
  readonly excerpt: string;
  readonly category: string;
  readonly createdAt: Date;
  readonly body: string;
}

/**
 * Reads an article's folder.
 * @throws Error naming the folder and what is wrong in it.
 */
export function readArticle(folder: string): PrintedArticle {
  try {
    const record: Readonly<Record<string, unknown>> = JSON.parse(
      readFileSync(join(folder, 'record.json'), 'utf8'),
    );
    const text = (name: string): string => {
      const value = record[name];
      if (typeof value !== 'string') throw new Error(`'${name}' is not a text`);
      return value;
    };
    const { id } = record;
    if (typeof id !== 'number') throw new Error(`'id' is not a number`);
    const createdAt = new Date(text('created_at'));
    if (Number.isNaN(createdAt.getTime())) throw new Error(`'created_at' is not a date`);
    return {
      id,
      caption: text('caption'),
      excerpt: text('excerpt').replace(/<\/?p>/g, ''),
      category: text('category'),
      createdAt,
      body: readFileSync(join(folder, 'body.html'), 'utf8'),
    };
  } catch (error) {
    throw new Error(`${folder}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
