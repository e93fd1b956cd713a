/** What the platform adds to each record. Dates are ISO 8601 texts. */
interface StoredFields {
  id: string;
  created_date: string;
  updated_date: string;
  created_by: string;
  created_by_id: string;
}

/** A record as the platform keeps it. */
export type Stored<Fields extends object> = Fields & StoredFields;

/** A record as it is written: without what the platform adds. */
export type WritableFields<Fields extends object> = Omit<Fields, keyof StoredFields>;

export type FieldOf<Fields extends object> = keyof Stored<Fields> & string;

/** A field's name, with `-` before it for descending. */
export type Sort<Fields extends object> = FieldOf<Fields> | `-${FieldOf<Fields>}`;

/** Of a field that can be missing, null too can be asked for. */
type ValueOf<Type> = undefined extends Type ? Exclude<Type, undefined> | null : Type;

interface Conditions<Value> {
  $gt?: Value;
  $gte?: Value;
  $lt?: Value;
  $lte?: Value;
  $ne?: Value;
  $in?: readonly Value[];
  $nin?: readonly Value[];
}

/** Which records: by value or by condition for each field, all of which have to hold. */
export type Filter<Fields extends object> = {
  [Name in keyof Stored<Fields>]?:
    | ValueOf<Stored<Fields>[Name]>
    | Conditions<ValueOf<Stored<Fields>[Name]>>;
} & {
  $and?: readonly Filter<Fields>[];
  $or?: readonly Filter<Fields>[];
};

/** A record with the chosen fields; with all when none were chosen. */
export type SelectedFields<Fields extends object, Name extends FieldOf<Fields>> = [
  FieldOf<Fields>,
] extends [Name]
  ? Stored<Fields>
  : Pick<Stored<Fields>, Name>;
