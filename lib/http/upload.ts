import 'server-only'
import type { NextRequest } from 'next/server'
import { AppError } from '@/lib/core/errors'

type Options = {
  /** Maximum size of the whole form, including its files. */
  maxBytes: number
  /** The message for a larger form. */
  tooLarge?: string
}

/**
 * Reads a form with files (`multipart/form-data`). Stops reading as soon as it is too large, regardless
 * of its headers.
 *
 * @throws AppError `unsupported_type`, `too_large`, or `invalid` for a form that can't be read
 */
export async function parseForm(
  request: NextRequest,
  { maxBytes, tooLarge = 'The upload is too large' }: Options,
): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new AppError('unsupported_type', 'Send the form as multipart/form-data')
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new AppError('too_large', tooLarge)
  const body = await readUpTo(request, maxBytes)
  if (!body) throw new AppError('too_large', tooLarge)
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch (error) {
    throw new AppError('invalid', 'The form is not well-formed', { cause: error })
  }
}

/** A body as bytes, or `null` when it is longer than it may be. */
async function readUpTo(
  request: NextRequest,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > maxBytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  return new Uint8Array(Buffer.concat(chunks))
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
