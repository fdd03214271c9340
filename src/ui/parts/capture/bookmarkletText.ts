/**
 * What the bookmark runs on a listing's page. Portals forbid their pages to call other sites, so it opens our own window and hands over
 * what the page's own scripts were given: the text of the script elements, which stays when the page has taken the variables away. It asks
 * the network for nothing and answers nobody but that window. Where no window can be had, it saves the same as a file to be dropped.
 */
function program(origin: string): string {
  return `(()=>{
const app=${JSON.stringify(origin)},doc=document;
const texts=list=>[...doc.querySelectorAll(list)].map(each=>each.outerHTML).join('');
const html='<!doctype html><html><head>'+texts('title,link[rel=canonical],meta[property],meta[name]')+'</head><body>'+texts('script:not([src])')+'</body></html>';
const save=()=>{
const link=doc.createElement('a');
link.href=URL.createObjectURL(new Blob([html],{type:'text/html'}));
link.download=(location.hostname+location.pathname).replace(/[^A-Za-z0-9]+/g,'-')+'.html';
link.click();
alert('Yardstick could not be opened from here. The listing is in your downloads: drop that file onto Yardstick.');
};
const view=open(app+'/receive','_blank');
if(!view)return save();
let sent=false;
const hear=event=>{
if(sent||event.origin!==app||event.source!==view||event.data!=='yardstick:ready')return;
sent=true;
removeEventListener('message',hear);
view.postMessage({type:'yardstick:page',url:location.href,title:doc.title,html},app);
};
addEventListener('message',hear);
setTimeout(()=>{if(!sent){removeEventListener('message',hear);save()}},${answersWithinMs});
})()`;
}

/** An app that opens slowly is waited for this long. */
const answersWithinMs = 12_000;

/** The bookmark's address, for the app at `origin`. */
export const bookmarkletText = (origin: string): string => `javascript:${encodeURIComponent(program(origin).replaceAll('\n', ''))}`;
