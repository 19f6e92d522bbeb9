-- CreateIndex
CREATE INDEX "ProductKey_productId_id_idx" ON "ProductKey"("productId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ProductKey_productId_valueHash_key" ON "ProductKey"("productId", "valueHash");

-- CreateIndex
CREATE INDEX "AuditEntry_username_id_idx" ON "AuditEntry"("username", "id");

-- A quarantined key stays on record, and its value may not come back.
DROP INDEX "ProductKey_productId_valueHash_live_key";

-- A user is known by name and address however they are written.
CREATE UNIQUE INDEX "User_username_lower_key" ON "User" (lower("username"));
CREATE UNIQUE INDEX "User_email_lower_key" ON "User" (lower("email"));
