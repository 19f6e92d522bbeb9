import { isEmailAddress } from '@/lib/core/email-address'
import { RecipientRefused } from './mailer'

/** A provider may take a text for several addresses. @throws RecipientRefused for anything but one address */
export function requireOneAddress(to: string): void {
  if (!isEmailAddress(to)) throw new RecipientRefused('The recipient is not one address')
}
