import { createClient } from '@/lib/http/client'
import { sendInPageLanguage } from '@/lib/http/send-in-page-language'
import type { Endpoints } from './endpoints'

/** Calls the store's API from the browser: `callApi('POST /api/cart', { headers, body })`. */
export const { call: callApi, callPage: callApiPage } = createClient<Endpoints>(sendInPageLanguage)
