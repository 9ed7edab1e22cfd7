import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The product's folder, absolute: above its sources and above what is built of them. */
export const productRoot = path.dirname(findPackageJSON(import.meta.url) ?? '.');
