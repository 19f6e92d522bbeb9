-- CreateIndex
CREATE INDEX "Email_kind_createdAt_idx" ON "Email"("kind", "createdAt");
