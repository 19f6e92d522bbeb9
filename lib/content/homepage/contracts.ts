import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { OWN_PICTURE } from '@/lib/media/contracts'
import {
  type HomeSection,
  heroTextsSchema,
  hiddenHomeSectionsSchema,
  homeSectionsSchema,
} from '@/lib/settings/home-page-settings'

const pictureSchema = (name: string) =>
  lineSchema(name, 500).regex(OWN_PICTURE, fault('homepage.choosePicture'))

/** Everything that the owner can edit on the home page. */
export const homepageSchema = z.object({
  hero: heroTextsSchema,
  heroImage: pictureSchema('heroImage'),
  sections: homeSectionsSchema,
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
export const homepagePreviewSchema = z.object({ content: homepageSchema })

/** Its answer: where the draft can be seen, and until when. */
export const homepagePreviewAnswerSchema = z.object({
  path: z.string(),
  endsAt: z.iso.datetime(),
})
export type HomepagePreviewAnswer = z.infer<typeof homepagePreviewAnswerSchema>

/** The sections that are shown, in their order. */
export function visibleSections({
  sections,
  hiddenSections,
  showSpecialOffers,
  showNewsletterSignup,
}: Pick<
  Homepage,
  'sections' | 'hiddenSections' | 'showSpecialOffers' | 'showNewsletterSignup'
>): HomeSection[] {
  return sections.filter((section) => {
    if (section === 'offers') return showSpecialOffers
    if (section === 'newsletter') return showNewsletterSignup
    return !hiddenSections.includes(section)
  })
}
