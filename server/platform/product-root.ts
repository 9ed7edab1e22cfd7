import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The absolute path of the product's folder, which holds both the sources and the build. */
export const productRoot = path.dirname(findPackageJSON(import.meta.url) ?? '.');

/** Whether the code runs from the build instead of the sources. */
export const isBuilt = !import.meta.url.endsWith('.ts');
