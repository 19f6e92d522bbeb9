import 'server-only'
import type { NextRequest } from 'next/server'
import { AppError } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'
import { readBody } from './read-body'

type Options = {
  /** Maximum size of the whole form, including its files. */
  maxBytes: number
  /** The refusal of a larger form. */
  tooLarge?: ServerText
}

/**
 * Reads a form with files (`multipart/form-data`). Stops reading as soon as it is too large, regardless
 * of its headers.
 *
 * @throws AppError `unsupported_type`, `too_large`, or `invalid` for a form that can't be read
 */
export async function parseForm(
  request: NextRequest,
  { maxBytes, tooLarge = say('request.uploadTooLarge') }: Options,
): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new AppError('unsupported_type', say('request.sendForm'))
  const body = await readBody(request, { maxBytes, tooLarge })
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch (error) {
    throw new AppError('invalid', say('request.formNotWellFormed'), { cause: error })
  }
}

/** The file of a form field; an empty field counts as none. */
export function fileOf(form: FormData, name: string): File | null {
  const value = form.get(name)
  return value instanceof File && value.size > 0 ? value : null
}

/** The form's text fields by name; the last of a repeated one wins. Files are left out. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}
