import 'server-only'
import { fieldError } from '@/lib/core/errors'
import { contentTypeOf, detectFileKind, safeFileName } from '@/lib/core/file-type'
import { say } from '@/lib/core/server-text'
import { parse } from '@/lib/http/route'
import { fileOf, textsOf } from '@/lib/http/upload'
import { type Application, applicationSchema, type Cv } from './contracts'
import { CV_TOO_LARGE, MAX_CV_BYTES } from './cv-limits'

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

/**
 * Reads an uploaded CV: a PDF or a Word document by its content, under a name that is safe to mail.
 *
 * @throws AppError `too_large`, `unsupported_type`
 */
async function readUploadedCv(file: File): Promise<Cv> {
  if (file.size > MAX_CV_BYTES) throw fieldError('too_large', 'cv', CV_TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = await detectFileKind(bytes)
  if (kind !== 'pdf' && kind !== 'docx')
    throw fieldError('unsupported_type', 'cv', say('careers.cvType'))
  return {
    fileName: safeFileName(file.name, kind, 'cv'),
    contentType: contentTypeOf(kind),
    bytes,
  }
}
