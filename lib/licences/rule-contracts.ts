/** The rule that licences of a product are made by, for the back office. */
import { z } from 'zod'
import { idSchema } from '@/lib/core/id-schemas'
import { fault, packed } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { patternProblem } from './key-pattern'

const MAX_DEVICES = 10_000
export const MAX_FREE_MOVES = 100
/** A hundred years. */
export const MAX_TERM_DAYS = 36_500
const MAX_CHANGELOG_LENGTH = 10_000

const wholeNumber = (field: string, max: number, min = 1) =>
  z
    .number(fault('fields.mustBeNumber', { field }))
    .int(fault('fields.mustBeWholeNumber', { field }))
    .min(min, fault('fields.mustBeAtLeast', { field, min }))
    .max(max, fault('fields.mustBeAtMost', { field, max: max.toLocaleString('en') }))

export const termDaysSchema = wholeNumber('termDays', MAX_TERM_DAYS)

export const ruleParamsSchema = z.object({ productId: idSchema })

/** Body of PUT /api/admin/licence-rules/[productId]. */
export const licenceRuleChangeSchema = z.object({
  /** Whether the product's keys are made by the rule from now on. */
  isOn: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isOn' })),
  pattern: z
    .string(fault('fields.mustBeText', { field: 'pattern' }))
    .trim()
    .superRefine((pattern, context) => {
      const problem = patternProblem(pattern)
      if (problem) context.addIssue({ code: 'custom', message: packed(problem) })
    }),
  deviceLimit: wholeNumber('deviceLimit', MAX_DEVICES),
  /** From the first activation; `null`: without end. */
  termDays: termDaysSchema.nullable(),
  /** How many devices may take the place of another in 30 days although its licence file is still good. Without it nothing changes. */
  freeMoves: wholeNumber('freeMoves', MAX_FREE_MOVES, 0).optional(),
  version: lineSchema('version', 50).regex(
    /^(?:v?\d+(?:\.\d+){0,3}(?:[-+][0-9A-Za-z.-]+)?)?$/,
    fault('licences.versionNumbers'),
  ),
  downloadUrl: z.union(
    [z.literal(''), z.url({ protocol: /^https$/ }).max(500)],
    fault('licences.downloadUrlHttps'),
  ),
  changelog: paragraphsSchema('changelog', MAX_CHANGELOG_LENGTH),
})
export type LicenceRuleChange = z.output<typeof licenceRuleChangeSchema>

/** The rule of a product; one that has none yet is answered as it would begin. */
export const licenceRuleSchema = z.object({
  isOn: z.boolean(),
  pattern: z.string(),
  deviceLimit: z.number().int(),
  termDays: z.number().int().nullable(),
  freeMoves: z.number().int(),
  version: z.string(),
  downloadUrl: z.string(),
  changelog: z.string(),
})
export type LicenceRule = z.infer<typeof licenceRuleSchema>
