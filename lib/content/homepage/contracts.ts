import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { OWN_PICTURE } from '@/lib/media/contracts'
import { homeBlocksSchema } from '@/lib/settings/blocks'
import {
  heroTextsSchema,
  hiddenHomeSectionsSchema,
  homeSectionsSchema,
  isBlockPlace,
  type PlacedSection,
  placeOf,
} from '@/lib/settings/home-page-settings'

const pictureSchema = (name: string) =>
  lineSchema(name, 500).regex(OWN_PICTURE, fault('homepage.choosePicture'))

/** The size limit of a body with a home page: the texts of its blocks, of up to four bytes a character. */
export const MAX_HOMEPAGE_BODY_BYTES = 1024 * 1024

const contentSchema = z.object({
  hero: heroTextsSchema,
  heroImage: pictureSchema('heroImage'),
  /** The store's sections and the owner's blocks, which are called `block:` and their id. */
  sections: homeSectionsSchema,
  blocks: homeBlocksSchema.default([]),
  hiddenSections: hiddenHomeSectionsSchema,
  showSpecialOffers: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'showSpecialOffers' })),
  showNewsletterSignup: z.boolean(
    fault('fields.mustBeTrueOrFalse', { field: 'showNewsletterSignup' }),
  ),
  /** The banner of each main category; `null` for none. */
  banners: z
    .array(
      z.object({
        categoryId: z
          .number(fault('fields.mustBeNumber', { field: 'categoryId' }))
          .int()
          .positive()
          .max(2_147_483_647),
        image: pictureSchema('image').nullable(),
      }),
    )
    .max(1000),
})

/** Everything that the owner can edit on the home page. */
export const homepageSchema = contentSchema.superRefine(({ sections, blocks }, context) => {
  const places = sections.filter((section) => section.startsWith('block:'))
  if (places.length !== blocks.length || blocks.some((block) => !places.includes(placeOf(block))))
    context.addIssue({
      code: 'custom',
      message: fault('homepage.sectionsOnce'),
      path: ['sections'],
    })
})
export type Homepage = z.output<typeof homepageSchema>

/** Answer of GET and PUT /api/admin/homepage. */
export const homepageAnswerSchema = z.object({
  content: homepageSchema,
  /** The version that was loaded: sent back with a change. */
  version: z.string(),
  categories: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      slug: z.string(),
      isActive: z.boolean(),
    }),
  ),
})
export type HomepageAnswer = z.infer<typeof homepageAnswerSchema>

/** Body of PUT /api/admin/homepage. */
export const changeHomepageSchema = z.object({
  content: homepageSchema,
  expectedVersion: z.string().max(64).optional(),
})
export type ChangeHomepage = z.output<typeof changeHomepageSchema>

/** Body of POST /api/admin/homepage/preview. */
export const homepagePreviewSchema = z.object({
  content: homepageSchema,
  /** The id of a draft of the same user's, which is shown at its address from then on. */
  replaces: z.uuid(fault('fields.mustBe', { field: 'replaces', example: 'an id' })).optional(),
})
export type HomepagePreview = z.output<typeof homepagePreviewSchema>

/** Its answer: where the draft can be seen, and until when. */
export const homepagePreviewAnswerSchema = z.object({
  id: z.string(),
  path: z.string(),
  endsAt: z.iso.datetime(),
})
export type HomepagePreviewAnswer = z.infer<typeof homepagePreviewAnswerSchema>

/** The sections and blocks that are shown, in their order. */
export function visibleSections({
  sections,
  hiddenSections,
  showSpecialOffers,
  showNewsletterSignup,
  blocks,
}: Pick<
  Homepage,
  'sections' | 'hiddenSections' | 'showSpecialOffers' | 'showNewsletterSignup' | 'blocks'
>): PlacedSection[] {
  return sections.filter((section) => {
    if (section === 'offers') return showSpecialOffers
    if (section === 'newsletter') return showNewsletterSignup
    if (isBlockPlace(section))
      return blocks.some((block) => placeOf(block) === section && !block.isHidden)
    return hiddenSections.every((hidden) => hidden !== section)
  })
}
