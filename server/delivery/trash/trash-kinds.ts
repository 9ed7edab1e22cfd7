import { auditKinds } from '#contract/audit-kinds.ts';
import type { Permission } from '#contract/staff.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { AnyTrashRules } from '#server/records/resource.ts';
import { resources } from '#server/resources/index.ts';

/** A kind of record that goes to the trash. */
export interface TrashResource {
  slug: string;
  label: string;
  permission: Permission;
  trash: AnyTrashRules;
}

/** Every kind of record that goes to the trash. */
export const trashResources: readonly TrashResource[] = resources.flatMap(
  ({ slug, permission, trash }) =>
    trash ? [{ slug, label: auditKinds.get(slug)?.label ?? slug, permission, trash }] : [],
);

/** Lists the kinds whose records a viewer may delete, and so restore. */
export const listDeletable = ({ permissions }: Viewer): TrashResource[] =>
  trashResources.filter(({ permission }) => permissions.includes(permission));

/** Finds a kind. Throws 'not-found' for an unknown one, 'forbidden' without its permission. */
export function requireDeletable({ permissions }: Viewer, slug: string): TrashResource {
  const found = trashResources.find((resource) => resource.slug === slug);
  if (!found) throw notFound('kind of record');
  if (permissions.includes(found.permission)) return found;
  throw new AppError('forbidden', 'Your account does not have the permission for this');
}
