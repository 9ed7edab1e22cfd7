import { Film, Image, File as Paper } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const width = 240;

/** A thumbnail of a chosen picture, drawn on a canvas because the CSP blocks blob: images. */
export function PicturePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const isPicture = file.type.startsWith('image/');
  useEffect(() => {
    let isUnmounted = false;
    async function draw() {
      const picture = await createImageBitmap(file, {
        resizeWidth: width,
        resizeQuality: 'medium',
      });
      if (!isUnmounted && canvas.current) {
        canvas.current.height = picture.height;
        canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
        setIsDrawn(true);
      }
      picture.close();
    }
    // The server may accept a picture that this browser cannot decode: the icon stays.
    if (isPicture) draw().catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, [file, isPicture]);
  const Icon = isPicture ? Image : file.type.startsWith('video/') ? Film : Paper;
  return (
    <span className="relative grid size-full place-items-center text-ink-soft">
      <Icon aria-hidden size={18} />
      <canvas
        ref={canvas}
        width={width}
        aria-hidden
        className={`absolute size-full object-cover ${isDrawn ? '' : 'hidden'}`}
      />
    </span>
  );
}
