import type { Crm } from './crm'
import { hubspotPlugin } from './hubspot/plugin'
import { pipedrivePlugin } from './pipedrive/plugin'
import { salesforcePlugin } from './salesforce/plugin'

/** The services that buyers and orders are handed over to. */
export const CRMS: readonly Crm[] = [hubspotPlugin, pipedrivePlugin, salesforcePlugin]
