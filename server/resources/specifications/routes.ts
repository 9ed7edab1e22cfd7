import { sql } from 'drizzle-orm';
import { listTrims } from '#catalogue/trims.ts';
import { findVehicleBySlug } from '#catalogue/vehicles.ts';
import {
  type Specification,
  specificationAdmin,
  specificationInput,
  specificationQuery,
  specificationUpdate,
} from '#contract/prices/specifications.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import {
  createRecordOperations,
  type RecordOperations,
  withUniqueField,
} from '#server/records/operations.ts';
import { defineRecords } from '#server/records/records.ts';
import { registerRecordRoutes } from '#server/records/routes.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { listDocs, specificationDocs } from './docs.ts';
import { listSpecifications } from './list.ts';
import { specifications } from './schema.ts';

const { slug, paths, permission, texts } = specificationAdmin;
const records = defineRecords(specifications, {
  kind: slug,
  noun: texts.noun.one,
  shownAs: 'specifications',
});

/** How specifications go to the trash. */
export const specificationTrash = defineTrash(records, {
  title: sql`${specifications.label}`,
  detail: sql`${specifications.vehicleId}`,
});

type Operations = RecordOperations<
  Specification,
  z.output<typeof specificationInput>,
  z.output<typeof specificationUpdate>
>;

/** Throws unless the model exists and has the trim. */
function checkTrim({ vehicleId, trim }: Pick<Specification, 'vehicleId' | 'trim'>): void {
  const vehicle = findVehicleBySlug(vehicleId);
  if (!vehicle) throw invalidInput([{ field: 'vehicleId', message: texts.unknownModel }]);
  if (trim && !listTrims(vehicle).some(({ label }) => label === trim)) {
    throw invalidInput([{ field: 'trim', message: texts.unknownTrim }]);
  }
}

function createOperations(db: Db): Operations {
  const operations: Operations = createRecordOperations(db, specificationTrash, {
    toValues: ({ value = null, unit = null, source = null, ...specification }) => {
      checkTrim(specification);
      return { ...specification, value, unit, source };
    },
    check: checkTrim,
  });
  return withUniqueField(operations, {
    index: 'specifications_fact',
    field: 'label',
    message: texts.taken,
  });
}

/** Registers how staff manage the specifications. Visitors see them on the models' pages. */
export function registerSpecifications(api: Api, db: Db): void {
  api.get(
    paths.records,
    { config: { access: permission, docs: listDocs }, schema: { querystring: specificationQuery } },
    async (request) => ({ success: true, ...(await listSpecifications(db, request.query)) }),
  );
  const endpoint = {
    path: paths.records,
    permission,
    input: specificationInput,
    update: specificationUpdate,
    docs: specificationDocs,
  };
  registerRecordRoutes(api, endpoint, createOperations(db));
}
