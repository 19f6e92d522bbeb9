-- What the tax report adds up, so that it reads no order.
CREATE INDEX "Order_taxes_idx" ON "Order" ("createdAt")
  INCLUDE ("taxKind", "taxCountry", "taxRate", "subtotal", "untaxedAmount", "tax");

-- Credit notes by the time of their issue.
CREATE INDEX "InvoiceDocument_credited_idx" ON "InvoiceDocument" ("issuedAt") WHERE "kind" = 'credit_note';
