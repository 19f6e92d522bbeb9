import type { HelpDesk } from './desk'
import { freshdeskPlugin } from './freshdesk/plugin'
import { helpScoutPlugin } from './help-scout/plugin'
import { zendeskPlugin } from './zendesk/plugin'

/** The services that messages can be answered in; at most one is on. */
export const HELP_DESKS: readonly HelpDesk[] = [zendeskPlugin, freshdeskPlugin, helpScoutPlugin]
