import { asc, eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { listTrims } from '#catalogue/trims.ts';
import { findVehicleBySlug } from '#catalogue/vehicles.ts';
import {
  type Specification,
  specificationAdmin,
  specificationInput,
  specificationQuery,
  specificationUpdate,
} from '#contract/prices/specifications.ts';
import type { Db } from '#server/platform/db/client.ts';
import { instant } from '#server/platform/db/columns.ts';
import { foldCase } from '#server/platform/db/text-search.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { describeRecord } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import {
  isNotTrashed,
  listRecordColumns,
  trashColumns,
  trashIndex,
} from '#server/records/trash/columns.ts';

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

/** The facts about models that staff add. Visitors see them on the models' pages. */
export const specificationResource = defineRecordKind({
  facts: specificationAdmin,
  table: specifications,
  shownAs: 'specifications',
  docs: {
    tag: 'Specifications',
    name: 'Specification',
    record: describeRecord('Specification', specifications),
  },
  input: specificationInput,
  update: specificationUpdate,
  list: {
    docs: { summary: 'List the facts that staff added to the models' },
    query: specificationQuery,
    searched: [group, label, value, source],
    where: (query) => (query.vehicleId ? eq(vehicleId, query.vehicleId) : undefined),
    order: [asc(vehicleId), asc(group), asc(position), asc(_id)],
  },
  trash: { title: sql`${specifications.label}`, detail: sql`${specifications.vehicleId}` },
  rules: {
    toValues: ({ value = null, unit = null, source = null, ...specification }) => {
      checkTrim(specification);
      return { ...specification, value, unit, source };
    },
    check: checkTrim,
    unique: { index: 'specifications_fact', field: 'label', message: texts.taken },
  },
});

/** Lists the specifications of all models, by position. */
export async function listAllSpecifications(db: Db): Promise<Specification[]> {
  return await db
    .select(listRecordColumns(specifications))
    .from(specifications)
    .where(isNotTrashed(specifications))
    .orderBy(asc(position), asc(_id));
}
