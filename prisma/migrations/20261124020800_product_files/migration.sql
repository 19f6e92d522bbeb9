-- What buyers of a product download: uploaded by the owner, or at an address elsewhere.
CREATE TABLE "ProductFile" (
    "id" UUID NOT NULL,
    "productId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "name" TEXT NOT NULL,
    "version" TEXT NOT NULL DEFAULT '',
    "fileName" TEXT,
    "size" BIGINT,
    "address" TEXT,
    "isComplete" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProductFile_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ProductFile_size_check" CHECK ("size" > 0),
    CONSTRAINT "ProductFile_source_check" CHECK (
      ("address" IS NOT NULL AND "fileName" IS NULL AND "size" IS NULL AND "isComplete")
      OR ("address" IS NULL AND "fileName" IS NOT NULL AND "size" IS NOT NULL))
);

CREATE INDEX "ProductFile_productId_position_idx" ON "ProductFile"("productId", "position");
ALTER TABLE "ProductFile" ADD CONSTRAINT "ProductFile_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A link that bytes of a file were sent for, counted once however often it is resumed.
CREATE TABLE "FileDownload" (
    "id" UUID NOT NULL,
    "orderItemId" INTEGER NOT NULL,
    "fileId" UUID NOT NULL,
    "counts" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FileDownload_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "FileDownload_orderItemId_fileId_idx" ON "FileDownload"("orderItemId", "fileId");
CREATE INDEX "FileDownload_fileId_idx" ON "FileDownload"("fileId");
ALTER TABLE "FileDownload" ADD CONSTRAINT "FileDownload_orderItemId_fkey" FOREIGN KEY ("orderItemId") REFERENCES "OrderItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "FileDownload" ADD CONSTRAINT "FileDownload_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "ProductFile"("id") ON DELETE CASCADE ON UPDATE CASCADE;
