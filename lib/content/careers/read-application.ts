import 'server-only'
import { parse } from '@/lib/http/route'
import { fileOf, textsOf } from '@/lib/http/upload'
import { type Application, applicationSchema, type Cv } from './contracts'
import { readUploadedCv } from './cv'

/**
 * Reads the form of an application.
 *
 * @returns the application, its CV, and whether the form's honeypot was filled in, as only bots do
 * @throws AppError `invalid`, `too_large`, `unsupported_type`
 */
export async function readApplication(
  form: FormData,
): Promise<{ application: Application; cv: Cv; isBot: boolean }> {
  const fields = { ...textsOf(form), cv: fileOf(form, 'cv') }
  const { website, consent: _, cv, ...application } = parse(applicationSchema, fields)
  return { application, cv: await readUploadedCv(cv), isBot: website !== '' }
}
