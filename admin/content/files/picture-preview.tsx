import { Film, Image, File as Paper } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const width = 240;

/** A chosen picture in small. It is drawn: the page's policy takes pictures from addresses of ours only. */
export function PicturePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const isPicture = file.type.startsWith('image/');
  useEffect(() => {
    let isGone = false;
    async function draw() {
      const picture = await createImageBitmap(file, {
        resizeWidth: width,
        resizeQuality: 'medium',
      });
      if (!isGone && canvas.current) {
        canvas.current.height = picture.height;
        canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
        setIsDrawn(true);
      }
      picture.close();
    }
    // What can't be decoded here, the server may still take: the sign stays.
    if (isPicture) draw().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [file, isPicture]);
  const Sign = isPicture ? Image : file.type.startsWith('video/') ? Film : Paper;
  return (
    <span className="relative grid size-full place-items-center text-ink-soft">
      <Sign aria-hidden size={18} />
      <canvas
        ref={canvas}
        width={width}
        aria-hidden
        className={`absolute size-full object-cover ${isDrawn ? '' : 'hidden'}`}
      />
    </span>
  );
}
