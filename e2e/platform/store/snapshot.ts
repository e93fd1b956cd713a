import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { accountSchema, codeSchema } from './accounts';
import { recordSchema } from './records';

const saveDelayMs = 100;

/** In the file, a map is an object. */
function mapOf<Value extends z.ZodType>(value: Value) {
  return z
    .record(z.string(), value)
    .default({})
    .transform((entries) => new Map<string, z.output<Value>>(Object.entries(entries)));
}

/** Everything that survives a restart. */
const dataSchema = z.object({
  secret: z.string().default(() => randomBytes(32).toString('base64url')),
  revocations: mapOf(z.int()),
  accounts: mapOf(accountSchema),
  codes: mapOf(codeSchema),
  resetTokens: mapOf(codeSchema),
  records: mapOf(mapOf(recordSchema)),
});

type Data = z.output<typeof dataSchema>;

/** Reads the file, if there is one. A file that can't be read is kept under another name, and the data is empty. */
export function openSnapshot(file: string, log: (line: string) => void) {
  mkdirSync(dirname(file), { recursive: true });
  const data = readData(file, log);
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = JSON.stringify(data, (_key, value) =>
      value instanceof Map ? Object.fromEntries(value) : value,
    );
    // Renaming replaces the file at once, so a crash while writing leaves the previous one.
    const partial = `${file}.new`;
    // It holds the tokens' secret: only the owner may read it.
    writeFileSync(partial, text, { mode: 0o600 });
    renameSync(partial, file);
  };
  const writeOrLog = () => {
    try {
      write();
    } catch (error) {
      log(`The data can’t be saved: ${String(error)}`);
    }
  };
  return {
    data,
    /** Writes the file soon, together with other changes. */
    save() {
      timer ??= setTimeout(writeOrLog, saveDelayMs).unref();
    },
    /** Writes the file now. */
    flush: write,
  };
}

function readData(file: string, log: (line: string) => void): Data {
  if (!existsSync(file)) return dataSchema.parse({});
  try {
    return dataSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const kept = `${file}.unreadable-${Date.now()}`;
    renameSync(file, kept);
    log(`${file} can’t be read, so the platform starts afresh; it’s now ${kept}. ${String(error)}`);
    return dataSchema.parse({});
  }
}
