import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import type { Block } from './blocks'

/** The sections of the home page below its hero, in their default order. */
export const HOME_SECTIONS = [
  'promises',
  'categories',
  'featured',
  'collections',
  'needs',
  'offers',
  'officeChoice',
  'bestOfCategories',
  'publishers',
  'reasons',
  'callToAction',
  'newsletter',
] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]

/** Sections with a setting of their own: showSpecialOffers and showNewsletterSignup. */
export const SWITCHED_SECTIONS = ['offers', 'newsletter'] as const satisfies readonly HomeSection[]

const sectionSchema = z.enum(HOME_SECTIONS, fault('homepage.unknownSection'))

/** A block of the owner's in the order of the sections. */
export type BlockPlace = `block:${number}`
export type PlacedSection = HomeSection | BlockPlace

/** The place of a block. */
export const placeOf = ({ id }: Pick<Block, 'id'>): BlockPlace => `block:${id}`

/** Whether a section is a block of the owner's. */
export const isBlockPlace = (name: string): name is BlockPlace => /^block:[1-9]\d{0,3}$/.test(name)

const placedSchema = z.union(
  [sectionSchema, z.templateLiteral(['block:', z.int()])],
  fault('homepage.unknownSection'),
)

export const homeSectionsSchema = z
  .array(placedSchema)
  .refine(
    (sections) =>
      HOME_SECTIONS.every((section) => sections.includes(section)) &&
      new Set(sections).size === sections.length,
    fault('homepage.sectionsOnce'),
  )

/**
 * An order that was stored before there were some of the sections, or while there were others.
 *
 * @returns every section once: the stored ones in their order, each other one behind the nearest of those that stand
 *   before it by default; places of blocks stay
 */
export function completeHomeSections(stored: readonly string[]): PlacedSection[] {
  const complete = [...new Set(stored)].flatMap((name): PlacedSection | [] =>
    isBlockPlace(name) ? name : (HOME_SECTIONS.find((section) => section === name) ?? []),
  )
  for (const [place, section] of HOME_SECTIONS.entries()) {
    if (complete.includes(section)) continue
    const before = HOME_SECTIONS.slice(0, place).findLast((other) => complete.includes(other))
    complete.splice(before ? complete.indexOf(before) + 1 : 0, 0, section)
  }
  return complete
}

/** The order with each block once: without places of blocks that are gone, and with those without a place at its end. */
export function withBlocks(
  sections: readonly PlacedSection[],
  blocks: readonly Pick<Block, 'id'>[],
): PlacedSection[] {
  const places = blocks.map(placeOf)
  return [
    ...sections.filter((section) => !isBlockPlace(section) || places.includes(section)),
    ...places.filter((place) => !sections.includes(place)),
  ]
}

/** The order as it is stored: see {@link completeHomeSections}. */
export const storedHomeSectionsSchema = z
  .array(z.string().max(40), fault('fields.mustBeList', { field: 'sections' }))
  .max(100, fault('homepage.sectionsTooMany'))
  .transform(completeHomeSections)

/** Those that are hidden by default: an owner turns them on who sells what they are about, the two kinds of Office licences, and many publishers. */
export const HOME_HIDDEN_SECTIONS = [
  'officeChoice',
  'publishers',
] as const satisfies readonly HomeSection[]

export const hiddenHomeSectionsSchema = z
  .array(sectionSchema.exclude(SWITCHED_SECTIONS, 'There is no such section to hide'))
  .max(HOME_SECTIONS.length)
  .transform((sections) => [...new Set(sections)])

/** The owner's texts for the hero; an empty one leaves the store's default. */
export const heroTextsSchema = z.object({
  eyebrow: lineSchema('eyebrow', 80),
  title: lineSchema('title', 120),
  text: lineSchema('text', 400),
  categoriesLabel: lineSchema('categoriesLabel', 40),
  dealsLabel: lineSchema('dealsLabel', 40),
})
export type HeroTexts = z.output<typeof heroTextsSchema>

export const EMPTY_HERO_TEXTS: HeroTexts = {
  eyebrow: '',
  title: '',
  text: '',
  categoriesLabel: '',
  dealsLabel: '',
}
