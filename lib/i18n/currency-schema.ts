import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { ALL_CURRENCIES } from './currencies'

/** One of the currencies that the store knows. */
export const currencySchema = z.enum(ALL_CURRENCIES, fault('settings.unknownCurrency'))
