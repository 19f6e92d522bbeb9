import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { AppError, fieldError, invalidFields } from '@/lib/core/errors'
import { unpacked } from '@/lib/core/packed-text'
import { fault, say } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { errorAnswer } from './error-answer'
import { errorSchema } from './error-contract'

const asDeclared = (error: AppError, details?: z.ZodType) => {
  const answer: unknown = JSON.parse(JSON.stringify(errorAnswer(error)))
  errorSchema(error.code, details).parse(answer)
  return answer
}

describe('the answer to a call that is refused', () => {
  it('says why in English and as a code, beside what the caller needs', () => {
    const details = { reason: 'minimum', missing: '5.00' }
    const text = say('coupons.addMore', { amount: '$5.00' })
    const schema = z.object({ reason: z.literal('minimum'), missing: z.string() })
    expect(asDeclared(new AppError('coupon_refused', text, { details }), schema)).toEqual({
      code: 'coupon_refused',
      message: 'Add $5.00 more to use this coupon',
      text,
      ...details,
    })
  })

  it('says the same of a field', () => {
    expect(asDeclared(fieldError('conflict', 'slug', say('articles.slugTaken')))).toEqual({
      code: 'conflict',
      message: 'Another article has this slug',
      text: { reason: 'articles.slugTaken' },
      issues: [
        {
          path: 'slug',
          message: 'Another article has this slug',
          text: { reason: 'articles.slugTaken' },
        },
      ],
    })
  })

  it('names each field that a schema refuses, also in the words of zod', () => {
    const schema = z.object({
      name: lineSchema('name', 3),
      note: z.string().refine(() => false, fault('fields.writeNote')),
      plain: z.number(),
    })
    const { error } = schema.safeParse({ name: 'long', note: '', plain: 'x' })
    const issues = (error?.issues ?? []).map(({ path, message }) => ({
      path: path.join('.'),
      text: unpacked(message),
    }))
    expect(asDeclared(invalidFields(issues))).toMatchObject({
      message:
        'name must be at most 3 characters; Write a note; Invalid input: expected number, received string',
      text: { reason: 'fields.several' },
      issues: [
        { path: 'name', text: { values: { field: 'name', max: 3 } } },
        { path: 'note', message: 'Write a note' },
        { path: 'plain', text: { reason: 'fields.problem' } },
      ],
    })
  })
})
