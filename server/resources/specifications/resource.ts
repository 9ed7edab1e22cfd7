import { asc, eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { listTrims } from '#catalogue/trims.ts';
import { findVehicleBySlug } from '#catalogue/vehicles.ts';
import {
  type PublicFact,
  type Specification,
  specificationAdmin,
  specificationInput,
  specificationQuery,
  specificationUpdate,
  specificationUrdu,
} from '#contract/prices/specifications.ts';
import type { Language } from '#contract/site/language.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { instant } from '#server/platform/db/columns.ts';
import { foldCase } from '#server/platform/db/text-search.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { isNotTrashed, trashColumns, trashIndex } from '#server/records/trash/columns.ts';
import {
  listReadColumns,
  selectSearchedUrdu,
  urduColumns,
  urduDocs,
} from '#server/records/urdu.ts';

/** Facts about models that staff add to the ones that ship with the product. */
export const specifications = pgTable(
  'specifications',
  {
    _id: uuid('_id').primaryKey(),
    vehicleId: text().notNull(),
    trim: text().notNull(),
    group: text().notNull(),
    label: text().notNull(),
    value: text(),
    unit: text(),
    source: text(),
    position: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    ...urduColumns(),
    ...trashColumns(),
  },
  (table) => [
    trashIndex('specifications', table),
    uniqueIndex('specifications_fact')
      .on(table.vehicleId, foldCase(table.trim), foldCase(table.group), foldCase(table.label))
      .where(isNotTrashed(table)),
  ],
);

const { texts } = specificationAdmin;
const { _id, vehicleId, group, label, value, source, position } = specifications;

/** Throws unless the model exists and has the trim. */
function checkTrim({ vehicleId, trim }: Pick<Specification, 'vehicleId' | 'trim'>): void {
  const vehicle = findVehicleBySlug(vehicleId);
  if (!vehicle) throw invalidInput([{ field: 'vehicleId', message: texts.unknownModel }]);
  if (trim && !listTrims(vehicle).some(({ label }) => label === trim)) {
    throw invalidInput([{ field: 'trim', message: texts.unknownTrim }]);
  }
}

const { urdu: _described, ...columns } = listReadColumns(specifications);
const record = nameSchema('Specification', z.extend(describeColumns(columns), urduDocs));

/** The facts about models that staff add. Visitors see them on the models' pages. */
export const specificationResource = defineRecordKind({
  facts: specificationAdmin,
  table: specifications,
  translated: { table: specifications, fields: Object.keys(specificationUrdu) },
  shownAs: 'specifications',
  docs: {
    tag: 'Specifications',
    name: 'Specification',
    record,
  },
  input: specificationInput,
  update: specificationUpdate,
  list: {
    docs: { summary: 'List the facts that staff added to the models' },
    query: specificationQuery,
    searched: [group, label, value, source],
    alsoSearched: selectSearchedUrdu(specifications, Object.keys(specificationUrdu)),
    where: (query) => (query.vehicleId ? eq(vehicleId, query.vehicleId) : undefined),
    order: [asc(vehicleId), asc(group), asc(position), asc(_id)],
  },
  trash: { title: sql`${specifications.label}`, detail: sql`${specifications.vehicleId}` },
  rules: {
    toValues: ({ value = null, unit = null, source = null, urdu = {}, ...specification }) => {
      checkTrim(specification);
      return { ...specification, value, unit, source, urdu, urduSource: {} };
    },
    check: checkTrim,
    unique: { index: 'specifications_fact', field: 'label', message: texts.taken },
  },
});

/**
 * Lists the specifications of all models, by position. In Urdu, values and units are replaced by their translation; group and
 * label stay, because tables merge facts by them, and their translation is in `shown`.
 */
export async function listAllSpecifications(db: Db, language: Language): Promise<PublicFact[]> {
  const rows = await db
    .select(listReadColumns(specifications))
    .from(specifications)
    .where(isNotTrashed(specifications))
    .orderBy(asc(position), asc(_id));
  return rows.map(({ urdu, ...fact }) => {
    if (language === 'en') return fact;
    const { group, label, value, unit } = urdu as Partial<Record<keyof Specification, string>>;
    const shown = { ...(group && { group }), ...(label && { label }) };
    return { ...fact, ...(value && { value }), ...(unit && { unit }), shown };
  });
}
