import { brevoAudience } from '@/lib/marketing/newsletter/brevo/audience'
import { klaviyoAudience } from '@/lib/marketing/newsletter/klaviyo/audience'
import { mailchimpAudience } from '@/lib/marketing/newsletter/mailchimp/audience'
import type { Audience } from './audience'

/** The services that the newsletter's subscribers can be kept in step with. */
export const AUDIENCES: readonly Audience[] = [mailchimpAudience, brevoAudience, klaviyoAudience]
