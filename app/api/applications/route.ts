import { serve } from '@/lib/api/serve'
import { careerEndpoints } from '@/lib/content/careers/endpoints'
import { readApplication } from '@/lib/content/careers/read-application'
import { receiveApplication } from '@/lib/content/careers/receive-application'
import { limitAcknowledgements } from '@/lib/mail/limit-acknowledgements'

export const POST = serve(careerEndpoints['POST /api/applications'], async ({ form }) => {
  const { application, cv, isBot } = await readApplication(form)
  if (!isBot) {
    await limitAcknowledgements(application.email)
    await receiveApplication(application, cv)
  }
  return { status: 'received' as const }
})
