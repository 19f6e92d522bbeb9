import { applicationReceivedSchema, applicationSchema } from '@/lib/careers/contracts'
import { CV_TOO_LARGE, readUploadedCv } from '@/lib/careers/cv'
import { MAX_CV_BYTES } from '@/lib/careers/cv-limits'
import { receiveApplication } from '@/lib/careers/receive-application'
import { keyedHash } from '@/lib/core/crypto'
import { LIMITS, takeFrom } from '@/lib/http/rate-limit'
import { parse, reply, route } from '@/lib/http/route'
import { fileOf, parseForm, textsOf } from '@/lib/http/upload'

/** The texts beside the CV, with room for what a form adds around its fields. */
const MAX_BYTES = MAX_CV_BYTES + 128 * 1024

export const POST = route(
  async (request) => {
    const form = await parseForm(request, { maxBytes: MAX_BYTES, tooLarge: CV_TOO_LARGE })
    const fields = { ...textsOf(form), cv: fileOf(form, 'cv') }
    const { website, consent: _, cv: file, ...application } = parse(applicationSchema, fields)
    const cv = await readUploadedCv(file)
    if (website === '') {
      await takeFrom(LIMITS.acknowledge, keyedHash(application.email.toLowerCase(), 'rate-limit'))
      await receiveApplication(application, cv)
    }
    return reply(applicationReceivedSchema, { status: 'received' }, { status: 201 })
  },
  { limit: LIMITS.apply },
)
