import { z } from 'zod'

/** What the SMTP library says of a recipient that the server did not take. */
const refusalSchema = z.object({
  message: z.string(),
  command: z.literal('RCPT TO'),
  responseCode: z.number().int().min(500).max(599),
})

/** Refusals by policy (RFC 3463), such as of relaying: they say nothing about the address. */
const BY_POLICY = /\b5\.7\.\d+\b/

/** Whether an error means that the address does not exist, whoever sends and however often. */
export function isRecipientUnknown(error: unknown): boolean {
  const refusal = refusalSchema.safeParse(error)
  return refusal.success && !BY_POLICY.test(refusal.data.message)
}
