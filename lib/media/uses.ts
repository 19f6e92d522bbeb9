import 'server-only'
import { z } from 'zod'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import type { MediaUse } from './library-contracts'
import { isSiteImageKey, SITE_IMAGE_SLOTS } from './site-image-slots'

/** How many products of one picture are named; one picture may be on thousands. */
const MAX_PRODUCTS = 20

const ADDRESS = '/media/([0-9a-f]{64})[.]'

/** The address of a media row `m`. */
export const MEDIA_URL = Prisma.sql`('/media/' || m."sha256" || '.' || CASE m."contentType"
  WHEN 'image/jpeg' THEN 'jpg' WHEN 'image/png' THEN 'png' ELSE 'webp' END)`

/** Uses in tables of some hundreds of rows at most, which are read as a whole: one row for each use. */
export const USES_BESIDES_PRODUCTS = Prisma.sql`
  SELECT substring("bannerImage" FROM ${ADDRESS}) AS "sha256", 'category' AS "kind",
         "id"::text AS "id", "name" AS "label"
  FROM "Category" WHERE "bannerImage" LIKE '/media/%'
  UNION ALL
  SELECT substring("image" FROM ${ADDRESS}), 'brand', "publisher", "publisher"
  FROM "BrandPage" WHERE "image" LIKE '/media/%'
  UNION ALL
  SELECT substring("image" FROM ${ADDRESS}), 'collection', "id"::text, "name"
  FROM "Collection" WHERE "image" LIKE '/media/%'
  UNION ALL
  SELECT "mediaSha256", 'site-image', "slot", "slot" FROM "SiteImage" WHERE "mediaSha256" IS NOT NULL
  UNION ALL
  SELECT DISTINCT found[1], 'seo-page', s."id"::text, s."page"
  FROM "SeoPage" s, regexp_matches(s."ogImage" || ' ' || s."twitterImage", ${ADDRESS}, 'g') found
  UNION ALL
  SELECT DISTINCT found[1], 'article', a."id"::text, a."title"
  FROM "Article" a, regexp_matches(coalesce(a."image", '') || ' ' || a."content", ${ADDRESS}, 'g') found
  UNION ALL
  SELECT DISTINCT found[1], 'page', p."id"::text, p."slug"
  FROM "Page" p, regexp_matches(p."texts"::text || p."blocks"::text, ${ADDRESS}, 'g') found
  UNION ALL
  SELECT DISTINCT found[1], 'store-text', s."page", s."page"
  FROM "StoreText" s, regexp_matches(s."texts"::text, ${ADDRESS}, 'g') found
  UNION ALL
  SELECT DISTINCT found[1], 'setting', t."key", t."key"
  FROM "Setting" t, regexp_matches(t."value"::text, ${ADDRESS}, 'g') found`

/** Whether no product uses the media row `m`; an index answers each condition. */
export const UNUSED_BY_PRODUCTS = Prisma.sql`
  NOT EXISTS (SELECT 1 FROM "Product" p WHERE p."image" = ${MEDIA_URL} AND p."image" LIKE '/media/%')
  AND NOT EXISTS (SELECT 1 FROM "Product" p WHERE p."additionalImages" @> ARRAY[${MEDIA_URL}])
  AND NOT EXISTS (SELECT 1 FROM "Product" p WHERE p."storyUploads" @> ARRAY[${MEDIA_URL}])`

const mediaUsesRow = z.object({
  kind: z.enum([
    'product',
    'category',
    'brand',
    'collection',
    'site-image',
    'seo-page',
    'article',
    'page',
    'store-text',
    'setting',
  ]),
  id: z.string(),
  label: z.string(),
  sha256: z.string(),
})

/**
 * What uses these pictures, in one query for all of them.
 *
 * @returns the uses by hash; a picture without uses is not in it
 */
export async function mediaUses(
  sha256s: readonly string[],
  tx: Tx = db(),
): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>()
  if (sha256s.length === 0) return uses
  const rows = await rowsOf(
    tx,
    mediaUsesRow,
    Prisma.sql`
    WITH requested AS (
      SELECT m."sha256"::text AS "sha256", ${MEDIA_URL} AS "url"
      FROM "Media" m WHERE m."sha256" = ANY(${sha256s}::bpchar[])
    )
    SELECT w."sha256", 'product' AS "kind", p."id"::text AS "id", p."name" AS "label"
    FROM requested w CROSS JOIN LATERAL (
      SELECT "id", "name" FROM "Product" WHERE "image" = w."url" AND "image" LIKE '/media/%'
      UNION
      SELECT "id", "name" FROM "Product" WHERE "additionalImages" @> ARRAY[w."url"]
      UNION
      SELECT "id", "name" FROM "Product" WHERE "storyUploads" @> ARRAY[w."url"]
      ORDER BY "id" LIMIT ${MAX_PRODUCTS}
    ) p
    UNION ALL
    SELECT f."sha256"::text, f."kind", f."id", f."label"
    FROM (${USES_BESIDES_PRODUCTS}) f JOIN requested w ON w."sha256" = f."sha256"`,
  )
  for (const { sha256, ...use } of rows)
    uses.set(sha256, [...(uses.get(sha256) ?? []), { ...use, label: labelOf(use) }])
  return uses
}

const labelOf = ({ kind, label }: MediaUse) =>
  kind === 'site-image' && isSiteImageKey(label) ? SITE_IMAGE_SLOTS[label].title : label
