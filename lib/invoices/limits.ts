/** The longest texts of the invoice details. */
export const DETAILS_LIMITS = { company: 160, taxId: 32, address: 400, addressLines: 6 } as const
