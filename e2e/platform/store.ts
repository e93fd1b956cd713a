import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const saveDelayMs = 100;

const recordSchema = z.looseObject({ id: z.string() });
/** A record: the system fields and the entity's own. */
export type EntityRecord = z.infer<typeof recordSchema>;

/** In the file, a map is an object. */
function mapOf<Value extends z.ZodType>(value: Value) {
  return z
    .record(z.string(), value)
    .default({})
    .transform((entries) => new Map<string, z.output<Value>>(Object.entries(entries)));
}

const dataSchema = z.object({
  /** What tokens are signed with. */
  secret: z.string().default(() => randomBytes(32).toString('base64url')),
  /** By entity, then by ID, in order of creation. */
  records: mapOf(mapOf(recordSchema)),
});
type Data = z.output<typeof dataSchema>;

export type Store = ReturnType<typeof openStore>;

/**
 * Opens the data file: every entity's records, and the secret of the tokens. A file that can't be read is kept under
 * another name, and the data is empty.
 *
 * @throws Error if the file can't be written
 */
export function openStore(file: string, log: (line: string) => void) {
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
  /** Writes the file soon, together with other changes. */
  const save = () => {
    timer ??= setTimeout(writeOrLog, saveDelayMs).unref();
  };

  write();
  return {
    secret: data.secret,
    /** In order of creation. */
    list: (entity: string): EntityRecord[] => [...(data.records.get(entity)?.values() ?? [])],
    get: (entity: string, id: string): EntityRecord | undefined =>
      data.records.get(entity)?.get(id),
    /** Adds or replaces a record. */
    put(entity: string, record: EntityRecord): void {
      const records = data.records.get(entity) ?? new Map<string, EntityRecord>();
      data.records.set(entity, records.set(record.id, record));
      save();
    },
    remove(entity: string, id: string): void {
      data.records.get(entity)?.delete(id);
      save();
    },
    /** Deletes every record. */
    clear(): void {
      data.records.clear();
      save();
    },
    /** Writes the file now. */
    close: write,
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
