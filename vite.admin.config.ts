import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The back office: a single-page application whose address is only known when it is served. */
export default defineConfig({
  root: 'admin',
  base: './',
  publicDir: false,
  plugins: [tailwindcss(), react()],
  build: { outDir: '../build/admin', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
});
