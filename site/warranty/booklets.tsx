import { Download } from 'lucide-react';
import { useState } from 'react';
import { warrantyDocument } from '#catalogue/documents.ts';
import { type WarrantyLine, warrantyLines } from '#catalogue/warranty.ts';

/** Links to the terms of each model line as PDF, and an alert once one is followed. */
export function Booklets() {
  const [fetched, setFetched] = useState<WarrantyLine>();
  return (
    <section className="on-dark bg-graphite-950 px-5 py-16 text-white md:px-10 md:py-28 lg:px-16">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">Download the terms</h2>
          <p className="mt-4 max-w-sm text-graphite-300 md:text-lg">One PDF for each model line.</p>
        </div>
        <div className="md:col-span-8 lg:col-span-7 lg:col-start-6">
          <ul className="border-t border-white/20">
            {warrantyLines.map((line) => (
              <li key={line.slug} className="border-b border-white/20">
                <BookletLink line={line} onFollow={() => setFetched(line)} />
              </li>
            ))}
          </ul>
          <p
            role="alert"
            className="pointer-events-none sticky bottom-0 min-h-16 bg-graphite-950 py-5 font-medium empty:bg-transparent"
          >
            {fetched && `The ${fetched.name} warranty details are a PDF; it is being downloaded.`}
          </p>
        </div>
      </div>
    </section>
  );
}

function BookletLink({ line, onFollow }: { line: WarrantyLine; onFollow: () => void }) {
  const { path, fileName, size } = warrantyDocument(line);
  return (
    <a
      href={path}
      download={fileName}
      onClick={onFollow}
      className="group flex items-center justify-between gap-6 py-6 no-underline md:py-8"
    >
      <span>
        <span className="block text-3xl leading-none font-semibold tracking-tight md:text-5xl">
          {line.name}
        </span>{' '}
        <span className="mt-2 block text-graphite-300">warranty details, PDF, {size}</span>
      </span>
      <Download
        aria-hidden="true"
        strokeWidth={1.5}
        className="size-7 shrink-0 text-graphite-300 transition-[color,translate] group-hover:translate-y-1 group-hover:text-white"
      />
    </a>
  );
}
