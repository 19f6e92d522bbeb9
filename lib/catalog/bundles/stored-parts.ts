import type { Prisma } from '@/lib/core/db'
import type { NamedPart } from './parts-column'

/** What a bundle consists of, by the addresses of its parts. */
export const PARTS_BY_SLUG = {
  parts: {
    orderBy: { position: 'asc' },
    select: { quantity: true, part: { select: { slug: true } } },
  },
} as const satisfies Prisma.ProductSelect

type Stored = Prisma.ProductGetPayload<{ select: typeof PARTS_BY_SLUG }>['parts']

/** {@link PARTS_BY_SLUG} as a file names them. */
export const partsBySlug = (parts: Stored): NamedPart[] =>
  parts.map(({ quantity, part }) => ({ name: part.slug, quantity }))
