import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { distDir, projectRoot } from '../folders.mjs'

/** What is read at run time by a path that no trace sees. */
export function readByPath(fontFiles: readonly string[]): string[] {
  return [
    ...fontFiles,
    // Known inline scripts are compared with what React has (lib/platform/web-server/known-scripts.mjs).
    'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
    // The second is found beside the first (scripts/lib/schema-engine.ts).
    'node_modules/@prisma/schema-engine-wasm/schema_engine.js',
    'node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm',
    // The colours of PDFs for archives (lib/platform/pdf/archived.ts)
    'node_modules/pdfkit/js/data/sRGB_IEC61966_2_1.icc',
    // /api/docs (lib/api/documentation-page.ts)
    'node_modules/swagger-ui-dist/swagger-ui-bundle.js',
    'node_modules/swagger-ui-dist/swagger-ui.css',
    'scripts/run.mjs',
    'scripts/lib/folders.mjs',
    '.env.example',
    'LICENSE',
    'demo/seed/reviews.json',
  ]
}

/** Folders that are read as a whole. */
export const WHOLE_FOLDERS = [
  'public',
  'app/fonts',
  'prisma/migrations',
  'demo/seed/articles',
  'demo/seed/catalogue',
]

/** Of the build: neither what it was made with nor what it was kept by. */
export const isOfRunningBuild = (file: string): boolean =>
  !/^(cache|diagnostics|types|dev|build|turbopack|trace|trace-build|softhaven-build)(\/|$)|\.nft\.json$|\.map$/.test(
    file,
  )

/** Traces take a package's whole folder where they can't see which file is read. */
const LEFT_OUT = [
  /^node_modules\/swagger-ui-dist\/(?!(?:swagger-ui-bundle\.js|swagger-ui\.css|LICENSE|NOTICE|package\.json)$)/,
  /\.(?:map|md|markdown|d\.[cm]?ts|tsx?)$/i,
]

export const isLeftOut = (file: string): boolean => LEFT_OUT.some((rule) => rule.test(file))

/** The folder of a file's package: `node_modules/@scope/name`, nested ones too. */
const packageOf = (file: string): string | undefined =>
  file.match(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//)?.[1]

/** What the licences of packages ask to be passed on, beside what is used of them. */
export const licencesOf = (files: readonly string[]): string[] =>
  [...new Set(files.map(packageOf))].flatMap((folder) =>
    folder && existsSync(join(projectRoot, folder))
      ? readdirSync(join(projectRoot, folder))
          .filter((name) => /^(licen[cs]e|notice|copying|ofl|package\.json)/i.test(name))
          .map((name) => `${folder}/${name}`)
      : [],
  )

export const buildFolder = () => join(projectRoot, distDir())
