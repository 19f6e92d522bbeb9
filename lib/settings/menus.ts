import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { MENU_PAGE_NAMES, MENUS, type Menus, mayHold, missingInFooter } from './menu-pages'

const MOST_ENTRIES = 30
const MAX_ENTRY_NAME = 60
const MAX_ADDRESS = 500

const nameSchema = lineSchema('name', MAX_ENTRY_NAME)
  .transform((name) => name || undefined)
  .optional()

const namesSchema = z.object({
  en: nameSchema,
  es: nameSchema,
  fr: nameSchema,
  de: nameSchema,
  ja: nameSchema,
  zh: nameSchema,
})

const shared = {
  names: namesSchema.default({}),
  isHidden: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isHidden' })).default(false),
}
const id = z
  .number(fault('fields.mustBeNumber', { field: 'id' }))
  .int()
  .positive()
  .max(MAX_ID)

const entrySchema = z
  .discriminatedUnion('to', [
    z.object({
      to: z.literal('store'),
      page: z.enum(MENU_PAGE_NAMES, fault('menus.unknownPage')),
      ...shared,
    }),
    z.object({ to: z.literal('page'), id, ...shared }),
    z.object({ to: z.literal('category'), id, ...shared }),
    z.object({ to: z.literal('collection'), id, ...shared }),
    z.object({
      to: z.literal('web'),
      url: lineSchema('url', MAX_ADDRESS).pipe(
        z.url({ protocol: /^https$/, error: fault('menus.enterAddress') }),
      ),
      ...shared,
    }),
  ])
  .refine((entry) => entry.to !== 'web' || Object.values(entry.names).some(Boolean), {
    error: fault('menus.nameAddress'),
    path: ['names'],
  })

const listSchema = z
  .array(entrySchema, fault('fields.mustBeList', { field: 'menus' }))
  .max(MOST_ENTRIES, fault('menus.atMost', { count: MOST_ENTRIES }))
  .optional()

/** The menus that the owner changed; what is left out is as it came. */
export const menusSchema = z
  .object({
    header: listSchema,
    buyers: listSchema,
    side: listSchema,
    shop: listSchema,
    support: listSchema,
    company: listSchema,
    headings: z
      .object({
        shop: namesSchema.optional(),
        support: namesSchema.optional(),
        company: namesSchema.optional(),
      })
      .optional(),
  })
  .superRefine((menus: Menus, context) => {
    for (const menu of MENUS)
      for (const [index, entry] of (menus[menu] ?? []).entries())
        if (entry.to === 'store' && !mayHold(menu, entry.page))
          context.addIssue({
            code: 'custom',
            message: fault('menus.onlyInFooter'),
            path: [menu, index],
          })
    if (missingInFooter(menus).length > 0)
      context.addIssue({ code: 'custom', message: fault('menus.mustStay') })
  })
