import { RECEIVERS } from '@/lib/mail/notifications/receivers'
import { CRMS } from '@/lib/marketing/crm/crms'
import { klaviyoPlugin } from '@/lib/marketing/newsletter/klaviyo/plugin'
import type { Plugin } from '@/lib/plugins/plugin'
import { HELP_DESKS } from '@/lib/service/help-desk/desks'

/** Whether what a plugin's provider is sent is queued, tried again and logged. */
export const hasLog = ({ id }: Pick<Plugin, 'id'>): boolean =>
  [...RECEIVERS, ...HELP_DESKS, ...CRMS, klaviyoPlugin].some((logged) => logged.id === id)
